const NAME_WIDTH = 58;

/** Runs a step and prints it with a tick and its time; one that fails is printed with a cross. */
export async function printStep<T>(
  name: string,
  work: () => Promise<T>,
  note: (result: T) => string = () => "",
): Promise<T> {
  const began = performance.now();
  const print = (mark: string, more: string) => {
    const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`;
    console.log(`  ${mark} ${name.padEnd(NAME_WIDTH)} ${seconds.padStart(8)}   ${more}`.trimEnd());
  };
  try {
    const result = await work();
    print("✓", note(result));
    return result;
  } catch (error) {
    print("✗", "");
    throw error;
  }
}
