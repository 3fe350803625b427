import { createElement, type FunctionComponent, type SVGProps } from 'react';

/** One shape of an icon: its element and attributes. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface IconProps extends SVGProps<SVGSVGElement> {
  /** In pixels. */
  size?: number | undefined;
}

/** Draws in the colour of the text around it. Hidden from screen readers unless it is given a name. */
export type Icon = FunctionComponent<IconProps>;

const drawing = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;
const ends = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/**
 * An icon from its shapes. Lucide's own factory weighs more than all these icons together, in a core that every first
 * visit loads.
 */
export function createIcon(nodes: readonly IconNode[]): Icon {
  return function DrawnIcon({ size = 24, ...rest }) {
    const hidden = rest['aria-label'] === undefined && rest['aria-labelledby'] === undefined;
    const shapes = nodes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));

    return createElement(
      'svg',
      { width: size, height: size, ...drawing, ...ends, 'aria-hidden': hidden || undefined, ...rest },
      shapes,
    );
  };
}
