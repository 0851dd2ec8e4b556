export function dueBy(date: string): string {
  return `Due by ${date}`;
}

export function amountDueBy(amount: string, date: string): string {
  return `${amount} due by ${date}`;
}

export function amountDue(amount: string): string {
  return `${amount} due`;
}
