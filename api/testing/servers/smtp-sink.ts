import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** What a bare mail server answers; `cut` ends the connection instead. */
export type SinkAnswers = { greeting?: string; mail?: string; rcpt?: string; end?: string };

export type SmtpSink = {
  url: string;
  /** Every command that it got. */
  commands: string[];
  /** The raw mails that it got whole, also those that it refused. */
  mails: string[];
  /** Answers differently from now on. */
  answer: (answers: SinkAnswers) => void;
  close: () => Promise<unknown>;
};

const END = "\r\n.\r\n";

/** A mail server of a few lines, without TLS and login: what our client sends is seen byte by byte. */
export async function smtpSink(first: SinkAnswers = {}): Promise<SmtpSink> {
  let answers = first;
  const [commands, mails]: [string[], string[]] = [[], []];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    let [text, isData] = ["", false];
    const say = (line: string) => void (line === "cut" ? socket.destroy() : socket.write(`${line}\r\n`));
    const take = (command: string) => {
      commands.push(command);
      const verb = command.slice(0, 4).toUpperCase();
      if (verb === "EHLO") say("250-sink\r\n250 8BITMIME");
      else if (verb === "MAIL") say(answers.mail ?? "250 ok");
      else if (verb === "RCPT") say(answers.rcpt ?? "250 ok");
      else if (verb === "DATA") {
        isData = true;
        say("354 go on");
      } else if (verb === "STAR") say("502 not here");
      else say(verb === "QUIT" ? "221 bye" : "250 ok");
    };
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      for (;;) {
        const stop = isData ? END : "\r\n";
        const at = text.indexOf(stop);
        if (at < 0) return;
        const whole = text.slice(0, at);
        text = text.slice(at + stop.length);
        if (!isData) take(whole);
        else {
          isData = false;
          mails.push(`${Buffer.from(whole, "latin1").toString().replaceAll("\r\n..", "\r\n.")}\r\n`);
          say(answers.end ?? "250 accepted");
        }
      }
    });
    say(answers.greeting ?? "220 sink");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    commands,
    mails,
    answer: (changed) => {
      answers = changed;
    },
    close: () => {
      const closed = once(server.close(), "close");
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}
