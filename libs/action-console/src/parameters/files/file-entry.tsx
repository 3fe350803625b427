import { Button, Row, Text, TextInput } from '@declic/design-system';
import { Upload } from 'lucide-react';
import { useRef } from 'react';

export interface FileEntryProps {
  label: string;
  /** An address, or what was typed instead of one. */
  address: string;
  accept: readonly string[];
  placeholder: string | undefined;
  disabled: boolean;
  autoFocus: boolean;
  onAddress: (address: string) => void;
  onFile: (file: File) => void;
}

/** A file is chosen from the disk, or named by its address. */
export function FileEntry(props: FileEntryProps) {
  const { label, address, accept, placeholder, disabled, autoFocus, onAddress, onFile } = props;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextInput
        type="text"
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        autoFocus={autoFocus}
        value={address}
        placeholder={placeholder ?? 'https://…'}
        disabled={disabled}
        onChange={({ target }) => onAddress(target.value)}
      />
      <Row $gap={2}>
        <Button
          variant="secondary"
          size="sm"
          icon={<Upload size={16} aria-hidden />}
          aria-label={`Choose a file: ${label}`}
          disabled={disabled}
          onClick={() => chooser.current?.click()}
        >
          Choose a file
        </Button>
        <Text as="span" size="small" tone="muted">
          or drop or paste it here
        </Text>
      </Row>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={`File: ${label}`}
        accept={accept.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
