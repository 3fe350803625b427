import { RouteFileError } from '@declic/remote-kit/host';
import { describe, expect, it } from 'vitest';
import { aV8Error } from '../testing/an-error';
import { crashFailure, findFailedDeployable } from './find-failed-deployable';

const flow = { name: 'mf-flow', version: '1' };
const console = { name: 'mf-console', version: '9' };
const shell = { name: 'shell', version: '77aa' };
const inShell = 'Error: broken\n    at f (http://localhost/shell/77aa/assets/index.js:1:2)';

const withStack = (error: Error, stack: string) => Object.assign(error, { stack });
const chartFor = (askedBy: string) => ({ description: 'chart of http://localhost/shell/77aa/index.js', askedBy });
const missing = (address: string) =>
  new TypeError(`Failed to fetch dynamically imported module: http://localhost${address}`);

describe('the code that a broken page of mf-flow is reported for', () => {
  it.each([
    [
      'the version in the stack, which may be an older one',
      aV8Error({ ...flow, version: '0' }),
      { ...flow, version: '0' },
    ],
    ['the remote in the stack, when it is another', aV8Error(console), console],
    ['mf-flow, when the shell threw while it made the page', withStack(new Error('broken'), inShell), flow],
    ['mf-flow, when there is no stack', 'broken', flow],
    ['mf-flow, when its file did not come', missing('/remotes/mf-flow/1/a.js'), flow],
    ['the shell, when a file of the shell did not come', missing('/shell/77aa/assets/dialog.js'), shell],
    [
      'mf-flow, when a file did not come in time, which the shell says',
      withStack(new RouteFileError('slow'), inShell),
      flow,
    ],
    [
      'the shell, when a file did not come in time that waits for one of the shell',
      withStack(new RouteFileError('slow', { maybeWaitsFor: [chartFor('mf-console'), chartFor('mf-flow')] }), inShell),
      shell,
    ],
    [
      'mf-flow, when its file did not come in time while another remote waits for one of the shell',
      withStack(new RouteFileError('slow', { maybeWaitsFor: [chartFor('mf-console')] }), inShell),
      flow,
    ],
    [
      'the owner of a file that did not come, which the shell says',
      withStack(new RouteFileError('load', { cause: missing('/shell/77aa/assets/dialog.js') }), inShell),
      shell,
    ],
  ])('is %s', (_, error, failed) => expect(findFailedDeployable(error, flow)).toEqual(failed));
});

it.each([
  ['the shell by its stack', withStack(new Error('broken'), inShell), shell],
  ['a remote that was left', aV8Error(flow), flow],
  ['unknown without a stack', 'broken', undefined],
])('of a page of the shell it is %s', (_, error, failed) => expect(findFailedDeployable(error)).toEqual(failed));

it.each([
  ['render', new Error('broken'), flow],
  ['render', new Error('broken'), shell],
  ['unmount', new Error('broken'), console],
  ['load', new RouteFileError('load'), flow],
  ['slow', new RouteFileError('slow'), flow],
  ['load', missing('/shell/77aa/assets/dialog.js'), shell],
])('says %s of %o by %o', (failure, error, failed) => expect(crashFailure(error, failed, flow)).toBe(failure));
