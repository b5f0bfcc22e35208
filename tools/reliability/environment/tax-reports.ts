/** How often the authority got each document, by its id. */
export async function timesReported({ url }: { url: string }): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/tax/documents`);
  const { documents } = (await answer.json()) as { documents: { uuid: string; times: number }[] };
  return new Map(documents.map(({ uuid, times }) => [uuid, times]));
}
