import { fireEvent } from '@testing-library/react';

/** The `DataTransfer` of one drag, which jsdom does not have. */
function createDataTransfer() {
  const data = new Map<string, string>();
  return {
    effectAllowed: 'all',
    dropEffect: 'move',
    files: [],
    items: {
      add: (text: string, type: string) => void data.set(type, text),
      *[Symbol.iterator]() {
        for (const type of data.keys()) yield { kind: 'string', type };
      },
    },
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, text: string) => void data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    setDragImage: () => undefined,
  };
}

/** The events of a mouse that drags one element onto another. */
export function dragByMouse(what: Element, onto: Element): void {
  const dataTransfer = createDataTransfer();
  fireEvent.dragStart(what, { dataTransfer });
  fireEvent.dragEnter(onto, { dataTransfer });
  fireEvent.dragOver(onto, { dataTransfer });
  fireEvent.drop(onto, { dataTransfer });
  fireEvent.dragEnd(what, { dataTransfer });
}
