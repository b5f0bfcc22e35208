import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { scaled } from "../clock.ts";
import { takeFault } from "../faults.ts";
import type { Route } from "../route.ts";
import { newCertificate } from "./certificate.ts";
import { type MailFault, mailFaultOf } from "./mail-faults.ts";
import { storeMail } from "./store-mail.ts";

const MAX_BYTES = 2 * 1024 * 1024;
const SILENCE_MS = 60_000;
const BYTE_MS = 1_000;
/** At a byte a second it takes longer than a client waits. */
const SLOW_ANSWER = `250 2.0.0 accepted${".".repeat(300)}\r\n`;

type Done = (error?: Error | null) => void;

const ownCertificate = newCertificate();
/** The fault of the mail that a connection is sending, by the id of its session. */
const spoiled = new Map<string, MailFault>();

/** The certificate of the mail server, for a product that verifies it. */
export const certificateRoutes: readonly Route[] = [
  { method: "GET", path: /^\/mail\/certificate$/, answer: () => ({ json: { pem: ownCertificate.cert } }) },
];

/** An SMTP server with STARTTLS that takes any login but that of `nobody`, and puts every mail into the inbox. */
export function createMailServer(certificate = ownCertificate): SMTPServer {
  const server = new SMTPServer({
    ...certificate,
    name: "mail.sandbox.example",
    banner: "sandbox",
    size: MAX_BYTES,
    disableReverseLookup: true,
    closeTimeout: 1,
    socketTimeout: 10 * 60_000,
    onAuth: ({ username }, _session, done) =>
      username === "nobody" ? done(refusal(535, "5.7.8 wrong user or password")) : done(null, { user: username }),
    onMailFrom: (_address, session, done) => {
      spoiled.delete(session.id);
      const fault = mailFaultOf(takeFault("POST", "/mail", null));
      if (fault) spoiled.set(session.id, fault);
      spoil("MAIL", session, done);
    },
    onRcptTo: (_address, session, done) => spoil("RCPT", session, done),
    onData: (stream, session, done) => void takeMail(stream, session, done).catch(done),
    onClose: ({ id }) => void spoiled.delete(id),
  });
  // A client that ends a connection is no error of ours.
  server.on("error", () => undefined);
  return server;

  async function takeMail(stream: SMTPServerDataStream, session: SMTPServerSession, done: Done): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    if (stream.sizeExceeded) return done(refusal(552, "5.3.4 message too large"));
    const fault = spoiled.get(session.id);
    if (fault?.at !== "DATA" || fault.isDone) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      await storeMail(Buffer.concat(chunks), recipients);
    }
    spoil("DATA", session, done);
  }

  function spoil(at: MailFault["at"], session: SMTPServerSession, done: Done): void {
    const fault = spoiled.get(session.id);
    if (fault?.at !== at) done();
    else if (fault.how === "answer") done(refusal(fault.code ?? 451, fault.text ?? ""));
    else void interrupt(fault.how, session);
  }

  async function interrupt(how: "cut" | "slow" | "silent", { id }: SMTPServerSession): Promise<void> {
    const socket = [...server.connections].find((connection) => connection.id === id)?._socket;
    if (how === "silent") await wait(scaled(SILENCE_MS), undefined, { ref: false });
    for (const byte of how === "slow" ? SLOW_ANSWER : "") {
      if (!socket || socket.destroyed) return;
      socket.write(byte);
      await wait(scaled(BYTE_MS), undefined, { ref: false });
    }
    socket?.destroy();
  }
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
