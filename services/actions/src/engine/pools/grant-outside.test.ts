import { expect, it } from 'vitest';
import { findAction } from '../../testing/pools/bombs';
import { examplePorts } from '../example-ports';
import { grantOutside } from './grant-outside';

const namesFor = (slug: string, example?: string) =>
  Object.keys(
    grantOutside(
      { find: findAction, ports: examplePorts },
      { slug, input: {}, requestId: 'req_1', ...(example !== undefined && { example }) },
    ),
  );

it('grants the ports that the action of a job names, and none to an example', () => {
  expect(namesFor('read_page')).toEqual(['web']);
  expect(namesFor('mail')).toEqual(['mailExchange']);
  expect(namesFor('clock')).toEqual([]);
  expect(namesFor('echo')).toEqual([]);
  expect(namesFor('unknown')).toEqual([]);
  expect(namesFor('read_page', 'any')).toEqual([]);
});
