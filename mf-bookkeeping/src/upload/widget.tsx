import type { Slots } from '@boekwerk/shared/slots';
import { Button } from '@boekwerk/shared/ui/button';
import { Flex } from '@boekwerk/shared/ui/layout';
import { useEffect } from 'react';
import { documentAddress } from '../document-address';
import { texts } from './texts';
import { UploadFiles } from './upload-files';
import { canClear, isUnfinished } from './upload-queue';
import { useUploads } from './use-uploads';

/** Hands in documents from a dialog on another app's page; closing that breaks off what is on its way. */
export function Widget({ relationId, given, onBusy, onClose }: Slots['document-upload']) {
  const uploads = useUploads(relationId);
  const busy = isUnfinished(uploads.uploads) || uploads.photos.photos.length > 0;
  useEffect(() => {
    onBusy(busy);
  }, [busy, onBusy]);
  useEffect(() => {
    if (!given || given.files.length === 0) return;
    uploads.add([...given.files]);
    given.onTaken();
  }, [given]);

  return (
    <>
      <UploadFiles uploads={uploads} linkTo={relationId === undefined ? documentAddress : null} />
      <Flex justify="end" gap={8} style={{ marginTop: 16 }}>
        {canClear(uploads.uploads) && <Button onClick={uploads.clear}>{texts.clear}</Button>}
        <Button onClick={onClose}>{texts.close}</Button>
      </Flex>
    </>
  );
}
