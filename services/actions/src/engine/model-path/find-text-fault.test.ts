import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '../../testing/cpu-time';
import { findTextFault } from './find-text-fault';

const draft =
  'Hello Marie, Acme Labs saved 12 hours a week with the planner. The team of "Jana Roth" now plans on [date], see https://acme.example/plan. #planning';
const source = `${draft}\nThe customer said "it is the best Monday in years" and paid 1 200 euros. Contact: ana@acme.example. It was 40 percent faster.`;
const find = (answer: string) => findTextFault(answer, { source, draft }, 'en');
const wellWritten =
  'Hello Marie, with the planner the people at Acme Labs save 12 hours a week. Jana Roth plans on [date] from now on: https://acme.example/plan. #planning';

describe('findTextFault', () => {
  it.each([
    ['the facts in other words', wellWritten],
    ['another fact of the source', `${wellWritten} They paid 1,200 euros and were 40 % faster.`],
    ['a quote of the source', `${wellWritten} "It is the best Monday in years."`],
    ['a genitive', `${wellWritten} That is Marie's plan.`],
    ['a numbered list', `1. ${wellWritten}\n2. That is the plan.`],
  ])('lets pass %s', (_, answer) => {
    expect(find(answer)).toBeNull();
  });

  it.each([
    ['a number in digits', `${wellWritten} It costs 17 euros.`, /number/],
    ['a number in words', `${wellWritten} It takes three days.`, /number/],
    ['a part of a number', `${wellWritten} It costs 200 euros.`, /number/],
    ['a share of a number', `${wellWritten} It is 12 percent better.`, /number/],
    ['a name', `${wellWritten} That is what Globex does, too.`, /name/],
    ['an abbreviation at the beginning', `${wellWritten} IBM does so.`, /name/],
    ['a product code', `${wellWritten} Take the x200 for it.`, /name/],
    ['a link', `${wellWritten} https://evil.example/pay`, /link/],
    ['a longer link', wellWritten.replace('/plan.', '/planner.'), /link/],
    ['a bare domain', `${wellWritten} See evil.example for more.`, /link/],
    ['an address of the source that the draft does not show', `${wellWritten} Write to ana@acme.example.`, /link/],
    ['a quote', `${wellWritten} "We will never use anything else."`, /quotes/],
    ['a filled placeholder', wellWritten.replace('[date]', 'some day'), /placeholder/],
    ['another reference', `${wellWritten} [source]`, /placeholder/],
    ['another hashtag', `${wellWritten} #free`, /hashtag/],
    ['markup', `${wellWritten} <b>now</b>`, /markup/],
    ['a control character', `${wellWritten}\u202Eevil`, /control/],
    [
      'another language',
      'Bonjour Marie, avec le planning les gens de chez Acme Labs ont 12 de plus dans la semaine. Et Jana Roth le fait au [date] : https://acme.example/plan. #planning',
      /language/,
    ],
    [
      'a language that is none of the three',
      'hallo Marie, mit dem neuen plan spart man bei Acme Labs jede woche gut 12 stunden. Jana Roth macht das ab [date]: https://acme.example/plan. #planning',
      /language/,
    ],
  ])('refuses %s', (_, answer, reason) => {
    expect(find(answer)).toMatch(reason);
  });

  it('takes a bounded time of the longest answer and prompt', () => {
    const unit = 'Aa bB 1.2 x [a] #b a.b and the plan is good ';
    const [answer, source] = [unit.repeat(360), unit.repeat(1_350)];
    const before = process.threadCpuUsage();
    findTextFault(`${answer} 77`, { source, draft: answer }, null);
    expect(cpuMsSince(before)).toBeLessThan(2_000);
  });
});
