import { useState } from 'react';
import type { Reading } from './use-reply.ts';

/** Keeps the last reply while another one is read, such as another month, so that the screen keeps its focus and its size. */
export function useLastReading<Reply>(reading: Reading<Reply>) {
  const [last, setLast] = useState(reading.reply);
  if (reading.reply !== null && reading.reply !== last) setLast(reading.reply);
  return { ...reading, reply: reading.reply ?? last, isLoading: reading.reply === null && reading.isReading };
}
