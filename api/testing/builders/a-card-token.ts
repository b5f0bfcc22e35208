/** The token that the card fields of the gateway return for this card; the card itself is sent only to the gateway. */
export async function aCardToken(gatewayUrl: string, number = "4242 4242 4242 4242"): Promise<string> {
  const code = number.startsWith("3") ? "1234" : "123";
  const response = await fetch(`${gatewayUrl}/card/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ number, expiry: "12/40", code, holder: "NORA ALI" }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`The gateway takes no ${number}.`);
  return token;
}
