import { mailableName } from './mailable-name';

const EURO = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

export function euro(amount: number): string {
  return EURO.format(amount);
}

export function greeting(firstName: string): string {
  const name = mailableName(firstName);
  return name === null ? 'Bonjour,' : `Bonjour ${name},`;
}
