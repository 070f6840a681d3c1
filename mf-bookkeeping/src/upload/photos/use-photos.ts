import { useState } from 'react';
import type { TurnedFile } from '../turned-file';
import { asPhoto, isPicture, named, type Photo } from './photo';

type Queue = {
  add: (files: readonly File[]) => void;
  addDocuments: (documents: readonly (readonly TurnedFile[])[]) => void;
};

/** The pictures that were taken or chosen to be put in order. */
export function usePhotos(queue: Queue) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);

  /** What is no picture goes the way of all other files, which says what is wrong with it. */
  function add(files: readonly File[]) {
    setPhotos((before) => [...before, ...files.filter(isPicture).map(asPhoto)]);
    queue.add(files.filter((file) => !isPicture(file)));
  }

  function handIn(documents: readonly (readonly Photo[])[]) {
    queue.addDocuments(documents.map((each) => each.map(({ file, turn }) => ({ file, turn }))));
    setPhotos([]);
  }

  return {
    photos,
    change: setPhotos,
    /** Puts those of an earlier page before them. */
    restore: (earlier: readonly { key: string; files: readonly TurnedFile[] }[]) => {
      const found = earlier.flatMap(({ key, files }) => files.map((each) => ({ key, ...each })));
      setPhotos((now) => [...found, ...now]);
    },
    add,
    addTaken: (files: readonly File[]) => add(files.map((file) => named(file, new Date()))),
    handInAsOne: () => handIn([photos]),
    handInApart: () => handIn(photos.map((photo) => [photo])),
  };
}
