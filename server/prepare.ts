import { compileMessages } from "#server/messages/compile.ts";
import { MessageFaults } from "#server/messages/message-fault.ts";

/** Prepares what every command needs: the compiled messages. Prints only errors. */
try {
  await compileMessages(process.argv[2]);
} catch (error) {
  if (!(error instanceof MessageFaults)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
