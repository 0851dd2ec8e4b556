import { isInUse } from '../database/in-use.ts';
import { Failed } from '../http/errors.ts';

/** A write of an object whose neighbours somebody else may be changing. @throws Failed 409 where one has gone, or come, meanwhile */
export async function unlessOvertaken<T>(one: string, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isInUse(error)) throw error;
    throw new Failed(
      409,
      `Somebody has just changed what this ${one} belongs to, or what belongs to it. Please try again.`,
    );
  }
}
