import { describe, expect, it } from 'vitest';
import { assignColumns } from './assign-columns';

const at = (x: number, width: number) => ({ x, y: 0, width, height: 10 });
const headings = [at(0, 60), at(200, 20), at(300, 30), at(400, 40)];

describe('assignColumns', () => {
  it('takes a full row in its order, even where numbers stand nearer to the next heading', () => {
    expect(assignColumns([at(0, 90), at(215, 5), at(350, 45), at(440, 30)], headings)).toEqual([0, 1, 2, 3]);
  });

  it('leaves out the column of which a row has nothing', () => {
    expect(assignColumns([at(0, 90), at(205, 10), at(410, 30)], headings)).toEqual([0, 1, 3]);
    expect(assignColumns([at(410, 30)], headings)).toEqual([3]);
  });

  it('puts cells beyond the headings into the nearest column', () => {
    expect(assignColumns([at(0, 9), at(30, 9), at(200, 9), at(300, 9), at(400, 9)], headings)).toEqual([0, 0, 1, 2, 3]);
  });

  it('knows the row without cells', () => {
    expect(assignColumns([], headings)).toEqual([]);
  });
});
