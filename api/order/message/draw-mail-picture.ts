import { handlerOf } from "#api/item/item-kinds.ts";
import { firstItem } from "#api/item/order-items.ts";
import { pictureName } from "#api/picture/picture-path.ts";
import type { PictureStore } from "#api/picture/picture-store.ts";
import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import type { OutboxHandler } from "#api/platform/outbox/run-outbox.ts";
import { orderOfSubject } from "./order-of-subject.ts";

/** `pictures` is missing where no renderer runs. */
type Deps = { db: Db; log: Log; pictures?: PictureStore | undefined };

const TIMEOUT_MS = 60_000;

/**
 * Draws the picture of a mail while the mail is sent, so that its first opening does not wait. The mail never waits for
 * the picture: one that fails is drawn when it is requested.
 */
export function withMailPicture(deps: Deps, send: OutboxHandler): OutboxHandler {
  return (job) => {
    drawPicture(deps, job.subjectId).catch((err: unknown) => deps.log.warn({ err }, "mail picture not drawn ahead"));
    return send(job);
  };
}

async function drawPicture({ db, pictures }: Deps, subjectId: string): Promise<void> {
  if (!pictures) return;
  const item = firstItem(await orderOfSubject(db, subjectId));
  const name = pictureName(handlerOf(item).messages.picture(item) ?? "");
  const subject = name && (await pictures.subjectOf(name));
  if (!subject) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await pictures.readOrDraw(name, subject, { owner: "mail", signal });
}
