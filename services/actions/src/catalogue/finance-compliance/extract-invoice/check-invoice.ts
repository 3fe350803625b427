import { toCents } from '../../../documents/amounts';
import type { Invoice } from './invoice';
import { TOLERANCE } from './label-amounts';

/** One check of an invoice against itself or a rule. */
export interface Check {
  readonly id:
    'sum' | 'line_sum' | 'line_amounts' | 'vat_by_rate' | 'iban' | 'seller_vat_id' | 'buyer_vat_id' | 'dates';
  /** Null: not enough was found to check. */
  readonly ok: boolean | null;
  readonly detail: string;
}

/** Whether the parts of an invoice agree. VAT numbers are checked by their form and check digits, not with the register. */
export async function checkInvoice(invoice: Invoice): Promise<Check[]> {
  return [
    checkSum(invoice),
    checkLineSum(invoice),
    checkLineAmounts(invoice),
    checkRates(invoice),
    await checkIban(invoice),
    ...(await checkVatIds(invoice)),
    checkDates(invoice),
  ];
}

const WITHOUT_CENTS: readonly string[] = ['HUF', 'JPY', 'ISK', 'KRW', 'CLP', 'XOF', 'XAF'];

const agree = (a: number, b: number, tolerance = TOLERANCE) => Math.abs(a - b) < tolerance;
const money = (value: number) => value.toFixed(2);

function checkSum({ totals: { net, vat, gross, adjustment, withheld } }: Invoice): Check {
  if (!net || !vat || !gross) return unknown('sum', 'Net, VAT and gross were not all found.');
  const sum = toCents(net.value + vat.value);
  // The net total is printed before or after the discount, the gross total before or after what is withheld.
  const steps = [0, adjustment?.value ?? 0].flatMap((change) => [
    { change, kept: 0 },
    { change, kept: withheld?.value ?? 0 },
  ]);
  const found = steps.find(({ change, kept }) => agree(sum + change - kept, gross.value));
  const { change, kept } = found ?? { change: 0, kept: 0 };
  const parts = [
    `${money(net.value)} net`,
    ...(change === 0 ? [] : [`${money(change)} charges and discounts`]),
    `${money(vat.value)} VAT`,
    ...(kept === 0 ? [] : [`${money(-kept)} withheld`]),
  ];
  const detail = `${parts.join(' + ')} = ${money(toCents(sum + change - kept))}; gross is ${money(gross.value)}.`;
  return { id: 'sum', ok: found !== undefined, detail };
}

function checkLineSum({ lines, totals }: Invoice): Check {
  const { net, gross } = totals;
  const amounts = lines.flatMap((line) => (line.net === null ? [] : [line.net]));
  if (amounts.length === 0 || amounts.length < lines.length || !net)
    return unknown('line_sum', 'The amounts of the lines or the net total were not found.');
  const items = toCents(amounts.reduce((total, amount) => total + amount, 0));
  // A net total before the discount is the sum of the lines alone.
  const adjustment = agree(items, net.value) ? 0 : (totals.adjustment?.value ?? 0);
  const sum = toCents(items + adjustment);
  const isGross = gross !== null && !agree(sum, net.value) && agree(sum, gross.value, 0.01 * lines.length + TOLERANCE);
  const detail = `${lines.length} lines${adjustment === 0 ? '' : ', charges and discounts'} add up to ${money(sum)}; ${isGross ? `that is the gross total, so prices include VAT` : `net is ${money(net.value)}`}.`;
  return { id: 'line_sum', ok: isGross || agree(sum, net.value, 0.01 * lines.length + TOLERANCE), detail };
}

function checkLineAmounts({ lines }: Invoice): Check {
  const whole = lines.flatMap(({ quantity, unit_price, discount, net }, index) =>
    quantity === null || unit_price === null || net === null
      ? []
      : [{ index, product: quantity * unit_price, discount: discount ?? 0, net }],
  );
  if (whole.length === 0) return unknown('line_amounts', 'No line has a quantity, a price and an amount.');
  // The price is printed before its discount or after it; the discount is a percentage or an amount.
  const wrong = whole.filter(({ product, discount, net }) =>
    [product, product * (1 - discount / 100), product - discount].every((amount) => !agree(amount, net)),
  );
  const first = wrong[0];
  const detail = first
    ? `Line ${first.index + 1}: quantity times price is ${money(first.product)}, the amount is ${money(first.net)}. ${wrong.length} of ${whole.length} lines differ.`
    : `Quantity times price${whole.some(({ discount }) => discount > 0) ? ', less the discount,' : ''} is the amount in ${whole.length} lines.`;
  return { id: 'line_amounts', ok: wrong.length === 0, detail };
}

function checkRates({ vat, totals, currency, lines }: Invoice): Check {
  // One rate is raised on the whole net total, unless some lines have another: those without VAT are in no summary.
  const isOne = vat.length === 1 && lines.every(({ vat_rate }) => vat_rate === null || vat_rate === vat[0]?.rate);
  const only = isOne ? (totals.net?.value ?? null) : null;
  const whole = vat.flatMap(({ rate, base, amount }) => {
    const known = base ?? only;
    return known === null || amount === null ? [] : [{ rate, expected: toCents((known * rate) / 100), amount }];
  });
  if (whole.length === 0) return unknown('vat_by_rate', 'No VAT rate was found with its base and amount.');
  // Some programs round the VAT of every line; some currencies have no cents.
  const tolerance = WITHOUT_CENTS.includes(currency?.value ?? '') ? 1 : 0.06;
  const wrong = whole.find(({ expected, amount }) => !agree(expected, amount, tolerance));
  const detail = wrong
    ? `${wrong.rate} % VAT would be ${money(wrong.expected)}, the invoice has ${money(wrong.amount)}.`
    : `VAT is right at ${whole.map(({ rate }) => `${rate} %`).join(' and ')}.`;
  return { id: 'vat_by_rate', ok: wrong === undefined, detail };
}

async function checkIban({ iban }: Invoice): Promise<Check> {
  if (!iban) return unknown('iban', 'No IBAN was found.');
  const { isValidIBAN } = await import('ibantools');
  const ok = isValidIBAN(iban.value.replaceAll(' ', ''));
  return {
    id: 'iban',
    ok,
    detail: ok
      ? 'The check digits of the IBAN are right.'
      : `${iban.value} is not an IBAN: length or check digits are wrong.`,
  };
}

async function checkVatIds({ seller, buyer }: Invoice): Promise<Check[]> {
  const { checkVAT, countries } = await import('jsvat');
  const parties = [
    { id: 'seller_vat_id', who: 'seller', field: seller.vat_id },
    { id: 'buyer_vat_id', who: 'buyer', field: buyer.vat_id },
  ] as const;
  return parties.map(({ id, who, field }) => {
    if (!field) return unknown(id, `No VAT number of the ${who} was found.`);
    const { isValid, isSupportedCountry, country } = checkVAT(field.value, countries);
    if (!isSupportedCountry && !isValid && country === undefined && !/^[A-Z]{2}/u.test(field.value))
      return { id, ok: false, detail: `${field.value} has no country code.` };
    return {
      id,
      ok: isValid,
      detail: isValid
        ? `${field.value} has the form and check digits of ${country?.name ?? 'its country'}.`
        : `${field.value} is not a VAT number: form or check digits are wrong.`,
    };
  });
}

function checkDates({ issue_date, due_date }: Invoice): Check {
  if (!issue_date || !due_date) return unknown('dates', 'The invoice date and the due date were not both found.');
  const ok = due_date.value >= issue_date.value;
  return { id: 'dates', ok, detail: `Issued ${issue_date.value}, due ${due_date.value}.` };
}

function unknown(id: Check['id'], detail: string): Check {
  return { id, ok: null, detail };
}
