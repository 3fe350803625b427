export function formatPrice(credits: number): string {
  return `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
}
