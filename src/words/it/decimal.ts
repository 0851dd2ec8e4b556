/** A number as Italian writes it: 12,5. */
export const decimal = (n: number | string): string => String(n).replace('.', ',');
/** A percentage after its article, which is elided before a spoken vowel: 'il 20%', 'l’8%', 'dell’11%'. */
export function percent(n: number, article: 'il' | 'del'): string {
  const isElided = /^(8|11?($|\.))/.test(String(n));
  const elided = article === 'il' ? 'l’' : 'dell’';
  return `${isElided ? elided : `${article} `}${decimal(n)}%`;
}
