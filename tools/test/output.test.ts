import { expect, it } from 'vitest';
import { Output } from './output.ts';

function record(when: 'live' | 'at-end') {
  const passed: string[] = [];
  return { passed, output: new Output(when, (chunk) => passed.push(chunk.toString())) };
}
const write = (output: Output, ...chunks: string[]) => {
  for (const chunk of chunks) output.write(Buffer.from(chunk));
};

it('passes on what comes at once, or in one piece when the command has ended', () => {
  const live = record('live');
  write(live.output, 'a\n', 'b\n');
  expect(live.passed).toEqual(['a\n', 'b\n']);
  const late = record('at-end');
  write(late.output, 'a\n', 'b\n');
  expect(late.passed).toEqual([]);
  late.output.end();
  late.output.end();
  expect(late.passed).toEqual(['a\nb\n']);
});

it('keeps the last lines of all commands, also of a long output', () => {
  const { output } = record('at-end');
  write(output, `${'x'.repeat(50_000)}\n`);
  output.end();
  write(output, 'first\n\n', '\u001B[31msecond\u001B[39m\nthi', 'rd\n');
  expect(output.lastLines(3)).toEqual(['first', 'second', 'third']);
});
