import { describe, expect, it } from 'vitest';
import { parseCatalogueFilters, writeCatalogueFilters } from './catalogue-filters';

const parse = (search: string) => parseCatalogueFilters(new URLSearchParams(search));

describe('parseCatalogueFilters', () => {
  it('reads both', () => {
    expect(parse('search=mail&category=Data')).toEqual({ search: 'mail', category: 'Data' });
  });

  it.each(['', 'search=&category=', 'search=%20%20&category=all'])('takes %j for no filter', (search) => {
    expect(parse(search)).toEqual({ search: '', category: null });
  });

  it('cuts a search off where the server would refuse it', () => {
    expect(parse(`search=${'a'.repeat(150)}`).search).toHaveLength(100);
  });
});

it('writes only what is set', () => {
  expect(writeCatalogueFilters({ search: '', category: null }).toString()).toBe('');
  expect(writeCatalogueFilters({ search: 'a b', category: 'Data' }).toString()).toBe('search=a+b&category=Data');
});
