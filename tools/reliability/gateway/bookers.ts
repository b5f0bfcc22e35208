import { aGuestOfSite } from "#api/testing/guests/guest-of-site.ts";
import type { Deployment } from "../environment/two-processes.ts";

type Wanted = { site: string; index: number; price?: number };

/** A guest of one of the processes, with a cart that is ready to pay. */
export async function bookerAt({ servers, ...deployment }: Deployment, { index, ...wanted }: Wanted) {
  const { app, port } = servers[index % servers.length] as Deployment["servers"][number];
  const booker = await aGuestOfSite({ ...deployment, app, port }, wanted);
  const { guest, cart } = booker;
  const pay = async (choice: object) => {
    const answer = await guest.pay(cart, "", choice);
    if (answer.statusCode !== 200) throw new Error(`A guest could not pay: ${answer.body}`);
    return answer.json() as { paymentId: string; orderNumber: string; status: string };
  };
  return { ...booker, pay };
}
export type Booker = Awaited<ReturnType<typeof bookerAt>>;
