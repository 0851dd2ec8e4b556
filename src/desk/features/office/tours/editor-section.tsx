import type { ReactNode } from 'react';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { tourCalls } from '#domain/contract/resources/tours.ts';
import { publishLengths } from '#domain/publish-lengths.ts';
import * as words from '#words/office/tour-editor.ts';
import type { FormDraft } from '../../../state/form-drafts.ts';
import { FormSection } from '../forms/form-section.tsx';
import type { FormReferences } from '../forms/form-words.ts';
import type { ObjectFormState } from '../forms/use-object-form.ts';
import { type SectionName, sectionFields } from './tour-sections.ts';

/** A tour as the editor has read it. */
export interface ReadTour {
  readonly tour: SellerObject;
  readonly etag: string | null;
  readonly drafts: Readonly<Record<string, FormDraft>>;
  readonly references: FormReferences;
}

interface Props extends ReadTour {
  name: SectionName;
  hasOwnControls?: boolean;
  children?: (form: ObjectFormState) => ReactNode;
}

/** Some fields of a tour, which are saved without a button (B10). */
export function EditorSection({ name, tour, ...rest }: Props) {
  return (
    <FormSection
      {...rest}
      object={tour}
      title={words.sections[name]}
      calls={tourCalls}
      fields={sectionFields[name]}
      draftName={`experiences/${tour.id}/${name}`}
      words={{ ...words.fields, leastLengths: publishLengths }}
    />
  );
}
