import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { FolderInUse } from '../database/lock.ts';
import { DatabaseRefused, Unavailable } from '../database/unavailable.ts';

/** A command cannot do what it was asked. It prints this message and nothing else. */
export class CommandRefused extends Error {}

interface Command {
  readonly help: string;
  /** Whether the command needs a folder as its argument. */
  readonly needsFolder: boolean;
  /** @returns the lines to print; `isGood` is false where something was found that must not be. */
  readonly run: (config: Config, folder: string | null) => Promise<{ lines: readonly string[]; isGood: boolean }>;
}

/** Runs a command of the operator: prints its lines or why it was refused, and sets the exit code. */
export async function runCommand({ help, needsFolder, run }: Command): Promise<void> {
  try {
    const { values, positionals } = parsed(help);
    if (values.help) return console.log(help);
    const [folder = null, ...others] = positionals;
    if ((folder === null && needsFolder) || others.length > 0) throw new CommandRefused(`Name one folder.\n\n${help}`);
    const { lines, isGood } = await run(readConfig(process.env), folder);
    for (const line of lines) console.log(line);
    if (!isGood) process.exitCode = 1;
  } catch (error) {
    const expected = [CommandRefused, ConfigError, DatabaseRefused, FolderInUse];
    if (error instanceof Unavailable)
      console.error('The database is out of reach, or the disk is full. Nothing has changed.');
    else if (error instanceof Error && expected.some((it) => error instanceof it)) console.error(error.message);
    else throw error;
    process.exitCode = 1;
  }
}

function parsed(help: string) {
  try {
    return parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    throw new CommandRefused(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}.\n\n${help}`);
  }
}
