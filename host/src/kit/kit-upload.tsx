import { Card } from '@boekwerk/shared/ui/layout';
import { DropArea, FileRow } from '@boekwerk/shared/ui/upload';
import { useState } from 'react';

/** Choosing files, and a file in each of its states. */
export function KitUpload() {
  const [files, setFiles] = useState<File[]>([]);
  const remove = (file: File) => setFiles(files.filter((one) => one !== file));
  return (
    <Card title="Uploaden">
      <DropArea
        label="Sleep bestanden hierheen of klik om te kiezen"
        hint="PDF, JPG, PNG, GIF of WebP, hooguit 10 MB per bestand"
        accept=".pdf,image/*"
        isMultiple
        onFiles={(chosen) => setFiles([...files, ...chosen])}
      />
      {files.map((file) => (
        <FileRow
          key={`${file.name} ${file.lastModified}`}
          name={file.name}
          bytes={file.size}
          onRemove={() => remove(file)}
        />
      ))}
      <FileRow name="molen-de-hoop-nov.pdf" bytes={1_480_000} progress={0.4} />
      <FileRow name="bon-1187.jpg" bytes={320_000} progress={1} />
      <FileRow
        name="scan.tiff"
        bytes={12_000_000}
        error="Dit bestand is groter dan 10 MB"
        onRetry={() => {}}
        onRemove={() => {}}
      />
    </Card>
  );
}
