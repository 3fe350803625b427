import { Heading, Text } from '@declic/design-system';
import type { ComponentProps } from 'react';

export interface TitledItemsProps {
  items: readonly { readonly title: string; readonly text: string }[];
  size: ComponentProps<typeof Heading>['size'];
}

/** The items of a list, each with a title and a text. */
export function TitledItems({ items, size }: TitledItemsProps) {
  return items.map(({ title, text }) => (
    <li key={title}>
      <Heading level={3} size={size}>
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
    </li>
  ));
}
