import { describe, expect, it } from 'vitest';
import { changeUsageView, parseUsageView } from './usage-view';

const parse = (search: string) => parseUsageView(new URLSearchParams(search));
const change = (search: string, to: Parameters<typeof changeUsageView>[1]) =>
  changeUsageView(new URLSearchParams(search), to).toString();

describe('parseUsageView', () => {
  it('begins with everything of the last 24 hours, the whole history and page 1', () => {
    expect(parse('')).toEqual({ filter: 'all', period: 'last24h', range: null, history: 'all', page: 1 });
  });

  it('reads all of it', () => {
    expect(parse('type=tools&period=custom&from=2026-11-01&to=2026-11-20&history=all&page=3')).toEqual({
      filter: 'tools',
      period: 'custom',
      range: { from: '2026-11-01', to: '2026-11-20' },
      history: 'all',
      page: 3,
    });
  });

  it('narrows the history to a period that was chosen', () => {
    expect(parse('period=last24h').history).toBe('period');
    expect(parse('period=thisweek&history=all').history).toBe('all');
  });

  it.each([
    'type=wrong&period=yesterday&page=0&history=x',
    'period=',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'type=',
    'page=99999999',
  ])('takes what %j does not spell right for unset', (search) => expect(parse(search)).toEqual(parse('')));

  it.each([
    'from=2026-02-30&to=2026-03-01',
    'from=2026-11-01',
    'from=1&to=2',
    'from=2026-11-1&to=2026-11-2',
    'from=0001-01-01&to=9999-12-31',
  ])('ignores the days of %j', (days) => expect(parse(`period=custom&${days}`).range).toBeNull());

  it('puts days the right way round', () => {
    expect(parse('from=2026-11-20&to=2026-11-01').range).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  });
});

describe('changeUsageView', () => {
  it('goes back to page 1 with every change but that of the page', () => {
    expect(change('page=4', { filter: 'tools' })).toBe('type=tools');
    expect(change('page=4', { history: 'period' })).toBe('history=period');
    expect(change('page=4', { page: 5 })).toBe('page=5');
    expect(change('page=4&type=tools', { page: 1 })).toBe('type=tools');
  });

  it('forgets the days with the custom period, and the scope with the period', () => {
    expect(change('period=custom&from=2026-11-01&to=2026-11-02&history=all', { period: 'today' })).toBe('period=today');
  });

  it('keeps what it was not asked to change', () => {
    expect(change('type=tools&period=today', { filter: 'all' })).toBe('period=today');
    expect(change('type=tools', { period: 'custom', range: { from: '2026-11-01', to: '2026-11-02' } })).toBe(
      'type=tools&period=custom&from=2026-11-01&to=2026-11-02',
    );
  });
});
