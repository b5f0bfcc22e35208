/** The reason why the embedded database cannot run, in one sentence with its remedy. */
export class LaunchError extends Error {
  override name = "LaunchError";
}

const reasons: readonly [RegExp, (dir: string) => string][] = [
  [
    /ENOSPC|No space left on device/i,
    (dir) => `The disk that holds ${dir} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
  ],
  [
    /EROFS|Read-only file system/i,
    (dir) => `The disk that holds ${dir} is read-only. Set DATA_DIR to a writable folder.`,
  ],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted/i,
    (dir) => `This user cannot write to ${dir}. Grant write access, or set DATA_DIR to a folder of this user.`,
  ],
  [
    /ENOTDIR|EEXIST|Not a directory/i,
    (dir) =>
      `${dir} must be a folder, but a file with this name exists. Move the file, or set DATA_DIR to another folder.`,
  ],
  [
    /GLIBC|cannot execute|Exec format|error while loading shared libraries|ENOEXEC/i,
    () => "The PostgreSQL that npm installed cannot run on this machine. Set DATABASE_URL to a PostgreSQL 18 server.",
  ],
];

/** Turns a failure of the file system or of PostgreSQL's programs into a sentence with a remedy. */
export function asLaunchError(failure: unknown, dir: string): LaunchError {
  if (failure instanceof LaunchError) return failure;
  const { message = String(failure), stderr = "" } = failure as { message?: string; stderr?: string };
  const text = `${message}\n${stderr}`;
  const known = reasons.find(([pattern]) => pattern.test(text));
  const sentence = known
    ? known[1](dir)
    : `PostgreSQL could not start in ${dir}. Its log is ${dir}/server.log. Set DATABASE_URL to use another server.`;
  return new LaunchError(sentence, { cause: failure });
}
