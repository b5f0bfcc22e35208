/** Enters the correct code on the page of the bank. */
export async function approveAtBank(sandbox: { url: string }, paymentId: string): Promise<void> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = "answer=confirm&code=123456";
  await fetch(`${sandbox.url}/bank/${paymentId}`, { method: "POST", headers, body, redirect: "manual" });
}
