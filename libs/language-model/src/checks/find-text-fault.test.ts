import { describe, expect, it } from 'vitest';
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
    ['the name without its sign', `${wellWritten} Acme™ Labs did it.`],
    ['a joined emoji', `${wellWritten} \u{1F469}\u200D\u{1F4BB}\uFE0F`],
    ['three dots', `${wellWritten} And so on…and on.`],
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
    ['an image of another host', `${wellWritten} ![](//evil.example/p?q=plan)`, /link/],
    ['a link without a scheme', `${wellWritten} See //evil.example/pay for it.`, /link/],
    ['a link to a host without a dot', `${wellWritten} See //evil/pay for it.`, /link/],
    ['a domain after a slash', `${wellWritten} See /evil.com/pay for it.`, /link/],
    ['a domain after three dots', `${wellWritten} See …evil.com for it.`, /link/],
    ['a domain after a version', `${wellWritten} See 1.2/evil.com/pay for it.`, /link/],
    ['a domain before a number', `${wellWritten} See evil.com.12 for it.`, /link/],
    ['a domain with six labels', `${wellWritten} See a.b.c.d.evil.com for it.`, /link/],
    ['a domain with an ideographic full stop', `${wellWritten} See evil。example for it.`, /link/],
    ['a domain in letters of full width', `${wellWritten} See ｅｖｉｌ．ｃｏｍ for it.`, /link/],
    ['a domain with a joiner', `${wellWritten} See evil\u200D.com for it.`, /link/],
    ['a domain in another script', `${wellWritten} See пример.рф for it.`, /link/],
    ['a domain in another script with marks', `${wellWritten} See उदाहरण.भारत for it.`, /link/],
    ['a domain in Punycode', `${wellWritten} See evil.xn--p1ai for it.`, /link/],
    ['a mail address without a dot', `${wellWritten} Write to mallory@evil for it.`, /link/],
    ['an account name', `${wellWritten} Write to @mallory for it.`, /link/],
    ['a target for a placeholder', wellWritten.replace('[date]', '[date](//evil.example/a)'), /link/],
    ['a relative target for a placeholder', wellWritten.replace('[date]', '[date](pay)'), /link/],
    ['an address of the source that the draft does not show', `${wellWritten} Write to ana@acme.example.`, /link/],
    ['a quote', `${wellWritten} "We will never use anything else."`, /quotes/],
    ['a filled placeholder', wellWritten.replace('[date]', 'some day'), /placeholder/],
    ['another reference', `${wellWritten} [source]`, /placeholder/],
    ['another hashtag', `${wellWritten} #free`, /hashtag/],
    ['markup', `${wellWritten} <b>now</b>`, /markup/],
    ['an unclosed tag', `${wellWritten} <img src=x onerror=alert() `, /markup/],
    ['a long tag', `${wellWritten} <img alt="${'and the plan '.repeat(30)}" src=x onerror=alert()>`, /markup/],
    ['a tag in brackets of full width', `${wellWritten} ＜img src=x onerror=alert()＞`, /markup/],
    ['a soft hyphen', `${wellWritten} And\u00ADmore.`, /control/],
    ['a mark of direction', `${wellWritten}\u200F`, /control/],
    ['an Arabic mark of direction', `${wellWritten}\u061C`, /control/],
    ['a tag character', `${wellWritten}\u{E0041}`, /control/],
    ['a supplementary variation selector', `${wellWritten}\u{E0101}`, /control/],
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

  describe('of a draft with markup, links and names', () => {
    const own = `The plan is good.<br> See <a title=">" href="/plan">it</a> or [the list](//acme.example/list), ask ana@acme or @acme. docs/plan.md, acme.example/pricing`;
    const findIn = (answer: string) => findTextFault(answer, { source: own, draft: own }, 'en');

    it.each([
      ['as it is', own],
      ['in another order', own.replace('The plan is good.<br> See', 'See').replace('@acme.', '@acme.<br>')],
      ['without a tag', own.replace('<br>', '')],
      ['without the path of a domain', own.replace('/pricing', '')],
    ])('lets pass them %s', (_, answer) => {
      expect(findIn(answer)).toBeNull();
    });

    it.each([
      ['another tag', own.replace('<br>', '<img src=x onerror=alert()>'), /markup/],
      ['a tag twice', `${own}<br>`, /markup/],
      ['a tag with another end', own.replace('href="/plan"', 'onclick="alert()"'), /markup/],
      ['a link to another host', own.replace('//acme.example', '//evil.example'), /link/],
      ['a link to another path', own.replace('/list)', '/pay)'), /link/],
      ['another path of a domain', own.replace('/pricing', '/pay'), /link/],
      ['another name at a host', own.replace('ana@acme', 'mallory@acme'), /link/],
      ['another account name', own.replace('@acme.', '@evil.'), /link/],
    ])('refuses %s', (_, answer, reason) => {
      expect(findIn(answer)).toMatch(reason);
    });
  });

  it.each([
    'a.',
    'aa.',
    '<a "',
    "<a '",
    '<a ',
    '//,',
    'a@',
    '@a',
    '](',
    '"and" ',
    'https://a.example ',
    'a-',
    '。a',
    '//',
  ])('takes a time that grows with the length alone: %j', (unit) => {
    const text = unit.repeat(60_000 / unit.length);
    const before = process.threadCpuUsage();
    findTextFault(text, { source: text, draft: text }, null);
    expect(cpuMsSince(before)).toBeLessThan(1_000);
  });

  it('takes a bounded time of the longest answer and prompt', () => {
    const unit = 'Aa bB 1.2 x [a] #b a.b and the plan is good ';
    const [answer, source] = [unit.repeat(360), unit.repeat(1_350)];
    const before = process.threadCpuUsage();
    findTextFault(`${answer} 77`, { source, draft: answer }, null);
    expect(cpuMsSince(before)).toBeLessThan(2_000);
  });
});

/** Milliseconds of processor time of this thread since `before`: other programs do not count. */
function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
