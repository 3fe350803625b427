import { token } from '@declic/design-system';
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

export interface FileDropProps {
  disabled?: boolean;
  onFile: (file: File) => void;
  /** A link was dropped instead of a file. */
  onAddress?: (address: string) => void;
  onPaste?: (event: ClipboardEvent) => void;
  children: ReactNode;
}

/** A framed area that takes a dropped file; the frame shows that a file is over it. */
export function FileDrop({ disabled = false, onFile, onAddress, onPaste, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onPaste,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) {
        onFile(file);
        return;
      }
      const [address = ''] = onAddress ? event.dataTransfer.getData('text/uri-list').split('\n') : [];
      if (address) onAddress?.(address.trim());
    },
  };
  return (
    <Area {...(disabled ? {} : handlers)} $isOver={isOver}>
      {children}
    </Area>
  );
}

const Area = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${token.space[2]};
  min-inline-size: 0;
  padding: ${token.space[3]};
  border: 1px dashed ${({ $isOver }) => ($isOver ? token.color.accent : token.color.lineStrong)};
  border-radius: ${token.radius.control};
  background: ${({ $isOver }) => ($isOver ? token.color.accentSoft : 'transparent')};

  & > p:empty {
    position: absolute;
  }
`;
