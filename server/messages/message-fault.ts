export type MessageFault = { file: string; key: string; reason: string };

function faultSentence({ file, key, reason }: MessageFault): string {
  return key ? `${file}: "${key}" ${reason}.` : `${file}: ${reason}.`;
}

/** The catalogues cannot be compiled; every error is one plain sentence. */
export class MessageFaults extends Error {
  readonly faults: MessageFault[];

  constructor(faults: MessageFault[]) {
    super(faults.map(faultSentence).join("\n"));
    this.name = "MessageFaults";
    this.faults = faults;
  }
}
