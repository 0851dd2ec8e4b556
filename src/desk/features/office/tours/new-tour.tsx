import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { startTour } from '#domain/contract/resources/tours.ts';
import type { FormInputs } from '#domain/desk/form-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form, useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { wrongFields } from '#words/office/forms.ts';
import * as words from '#words/office/new-tour.ts';
import { settings } from '#words/office/office.ts';
import { pictureAt, remove } from '#words/office/pictures.ts';
import { back } from '#words/office/tour-editor.ts';
import { todayAtom } from '../../../state/days.ts';
import { type FormDraft, writeDraftAtom } from '../../../state/form-drafts.ts';
import { sessionAtom } from '../../../state/session.ts';
import { deskHref } from '../../../state/views.ts';
import { FormFields } from '../forms/form-fields.tsx';
import { isAtFields } from '../forms/problems.ts';
import { PageFrame } from '../page-frame.tsx';
import { PictureInput } from '../pictures/picture-input.tsx';
import { UploadList } from '../pictures/upload-list.tsx';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { useChange } from '../use-change.ts';
import { PlaceSearch } from './place-search.tsx';
import { isWhole, starterBody, starterFields, starterImages, starterInputs, starterProblems } from './starter-form.ts';
import styles from './tour-page.module.css';
import { useTourReferences } from './use-tour-references.ts';

/** The name of its draft. */
export const NEW_TOUR = 'experiences/new';

/** The short form of a first tour: what guests need to book it (B10). @param draft  what was entered before */
export function NewTour({ draft }: { draft: FormDraft | undefined }) {
  const { account, stores } = useAtomValue(sessionAtom);
  const today = useAtomValue(todayAtom);
  const writeDraft = useSetAtom(writeDraftAtom);
  const references = useTourReferences();
  const { change, isBusy, problem } = useChange();
  const [, navigate] = useLocation();
  const isResumed = draft !== undefined && isWhole(draft.inputs);
  const [inputs, setInputs] = useState<FormInputs>(isResumed ? draft.inputs : starterInputs(today));
  const [isChanged, setChanged] = useState(false);
  const latest = useRef(inputs);
  const [isWaiting, run] = useBusy();
  const sending = usePictureUploads(({ id }) =>
    enter({ ...latest.current, images: [...starterImages(latest.current), String(id)] }),
  );

  useEffect(() => {
    if (isChanged) void writeDraft(NEW_TOUR, { base: { id: 0, etag: null, inputs: {} }, inputs });
  }, [writeDraft, inputs, isChanged]);

  function enter(next: FormInputs): void {
    latest.current = next;
    setChanged(true);
    setInputs(next);
  }

  async function create() {
    // A picture that did not arrive says so, and can be sent again.
    if (!(await run(sending.settle()))) return;
    const titles = {
      base_account: account.id,
      rate_title: words.rateTitle,
      category_title: words.categoryTitle,
    };
    const outcome = await change(startTour, { body: starterBody(latest.current, titles) });
    if (outcome.kind !== 'ok') return;
    await writeDraft(NEW_TOUR, null);
    navigate(deskHref.tour(outcome.reply.id), { replace: true });
  }

  /** The title and the meeting point come before the search for a new one. */
  const fields = starterFields(inputs);
  const shared = {
    inputs,
    references,
    words: words.fields,
    problems: starterProblems(problem?.fields ?? {}),
    onChange: enter,
  };

  return (
    <PageFrame width="narrow" back={{ href: deskHref.tours(), label: back }} title={words.title} note={words.text}>
      {stores.length === 0 ? (
        <Notice kind="caution" action={<Link href={deskHref.settings('stores')}>{settings}</Link>}>
          {words.noShop}
        </Notice>
      ) : null}
      {isResumed && !isChanged ? <Notice kind="info">{words.draftThere}</Notice> : null}
      <Form className={styles.form} onSubmit={() => isBusy || isWaiting || create()}>
        <FormFields {...shared} fields={fields.slice(0, 2)} />
        {inputs['meeting_point'] === '' ? (
          <PlaceSearch
            onChoose={({ label, lat, lon }) =>
              enter({
                ...inputs,
                place: { ...(inputs['place'] as FormInputs), name: label, lat: String(lat), lon: String(lon) },
              })
            }
          />
        ) : null}
        <FormFields {...shared} fields={fields.slice(2)} />
        <StarterPictures
          images={starterImages(inputs)}
          sending={sending}
          onChange={(images) => enter({ ...inputs, images })}
        />
        {problem ? (
          <Notice kind="wrong">{isAtFields(shared.problems, fields) ? wrongFields : problem.text}</Notice>
        ) : null}
        <Button kind="action" type="submit" busy={isBusy || isWaiting}>
          {words.create}
        </Button>
      </Form>
    </PageFrame>
  );
}

interface PicturesProps {
  images: readonly string[];
  sending: ReturnType<typeof usePictureUploads>;
  onChange: (images: readonly string[]) => void;
}

/** Pictures from the phone, sent while the questions are answered. */
function StarterPictures({ images, sending, onChange }: PicturesProps) {
  return (
    <fieldset className={styles.pictures} name="images">
      <legend>{words.pictures}</legend>
      <PictureInput onFiles={sending.add}>
        <UploadList {...sending} />
        {images.map((id, at) => (
          <p key={id} className={styles.picture}>
            {pictureAt(at + 1, '')}
            <Button kind="plain" onClick={() => onChange(images.filter((it) => it !== id))}>
              {remove}
            </Button>
          </p>
        ))}
      </PictureInput>
    </fieldset>
  );
}
