import { css, styled } from 'styled-components';
import { media, token } from '../tokens';

/** A step of the space scale. */
export type Space = keyof typeof token.space;

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type Justify = 'start' | 'center' | 'end' | 'space-between';

export interface FlowProps {
  $gap?: Space | undefined;
  $align?: Align | undefined;
  $justify?: Justify | undefined;
}

/** Children under each other. */
export const Stack = styled.div<FlowProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => token.space[$gap]};
  align-items: ${({ $align = 'stretch' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  min-inline-size: 0;
`;

export interface RowProps extends FlowProps {
  $wrap?: boolean | undefined;
  /** The first child takes the room that the others leave. */
  $growFirst?: boolean | undefined;
}

/** Children beside each other; they wrap when there is no room. */
export const Row = styled.div<RowProps>`
  display: flex;
  flex-wrap: ${({ $wrap = true }) => ($wrap ? 'wrap' : 'nowrap')};
  gap: ${({ $gap = 3 }) => token.space[$gap]};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  min-inline-size: 0;
  ${({ $growFirst = false }) => ($growFirst ? growFirst : null)}
`;

/* In letters, so that the others go below where the text is large. */
const growFirst = css`
  & > :first-child {
    flex: 1 1 8em;
    min-inline-size: 0;
  }
`;

export interface GridProps {
  $gap?: Space | undefined;
  /** The gap between the columns, where it differs. */
  $columnGap?: Space | undefined;
  $min?: string | undefined;
  /** Few children share the whole width; otherwise they leave room for more. */
  $fit?: boolean | undefined;
}

/** As many equal columns as fit, none narrower than `$min`. */
export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: ${({ $fit = false, $min = '280px' }) =>
    `repeat(${$fit ? 'auto-fit' : 'auto-fill'}, minmax(min(100%, ${$min}), 1fr))`};
  gap: ${({ $gap = 4, $columnGap = $gap }) => `${token.space[$gap]} ${token.space[$columnGap]}`};
`;

/** Lines of a list with a rule between two of them. */
export const DividedList = styled.ul.attrs({ role: 'list' })`
  display: grid;

  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
`;

export interface ColumnsProps {
  /** The grid's columns from that width on; below it there is one. */
  $columns: string;
  $from?: 'tablet' | 'desktop' | undefined;
  $gap?: Space | undefined;
  /** The gap between the columns, where it differs. */
  $wideGap?: Space | undefined;
  $align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}

/** Children under each other on a small screen, in columns beside each other on a wide one. */
export const Columns = styled.div<ColumnsProps>`
  display: grid;
  gap: ${({ $gap = 4 }) => token.space[$gap]};

  ${({ $from = 'desktop' }) => media[$from]} {
    grid-template-columns: ${({ $columns }) => $columns};
    gap: ${({ $gap = 4, $wideGap = $gap }) => token.space[$wideGap]};
    align-items: ${({ $align = 'stretch' }) => $align};
  }
`;
