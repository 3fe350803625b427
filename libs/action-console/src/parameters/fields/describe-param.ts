import { isBlank, type Param } from '@declic/action-input';
import { toText } from './to-text';

/** What the hint of a field says: the description, the limits, and what is sent for a field that is left empty. */
export function describeParam(param: Param, value: unknown): string | undefined {
  const texts = [param.description, formatLimits(param), describeDefault(param, value)];
  return texts.filter(Boolean).join(' ') || undefined;
}

/** 'From 1 to 10 km.', 'Exactly 2 characters.', 'At least 1.', 'At most 2,000 characters.' */
function formatLimits({ kind, ui, validate: { min, max } = {} }: Param): string | undefined {
  if ((kind !== 'number' && kind !== 'string') || ui?.accept) return undefined;
  const unit = kind === 'string' ? 'characters' : ui?.unit;
  const write = (words: string) => `${words}${unit ? ` ${unit}` : ''}.`;
  if (min !== undefined && min === max) return write(`Exactly ${limits.format(min)}`);
  if (min !== undefined && max !== undefined) return write(`From ${limits.format(min)} to ${limits.format(max)}`);
  if (min !== undefined) return write(`At least ${limits.format(min)}`);
  return max === undefined ? undefined : write(`At most ${limits.format(max)}`);
}

/** A blank value is not sent, and the service fills in the default. */
function describeDefault({ default: standard, enum: choices = [] }: Param, value: unknown): string | undefined {
  if (!isBlank(value) || isBlank(standard)) return undefined;
  const name = (each: unknown) => choices.find((choice) => choice.value === each)?.label ?? toText(each);
  return `Left empty, it is ${Array.isArray(standard) ? standard.map(name).join(', ') : name(standard)}.`;
}

/** Every digit of a limit is shown. */
const limits = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });
