export function between(least: number, most: number): string {
  return `${least} to ${most} people a booking`;
}

export function atLeast(least: number): string {
  return `at least ${least} people a booking`;
}

export function upTo(most: number): string {
  return `up to ${most} people a booking`;
}
