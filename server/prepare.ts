import { compileMessages } from "#server/messages/compile.ts";
import { MessageFaults } from "#server/messages/message-fault.ts";

/** Makes what every command needs before it starts: the compiled words. Silent when there is nothing to say. */
try {
  await compileMessages(process.argv[2]);
} catch (error) {
  if (!(error instanceof MessageFaults)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
