import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '#desk/shared/link-button.tsx';
import list from '#desk/shared/rows.module.css';
import type { FormDraft } from '#desk/state/form-drafts.ts';
import { deskHref } from '#desk/state/views.ts';
import type { SellerObject, SellerValues } from '#domain/contract/resources/calls.ts';
import { readTourTexts } from '#domain/contract/resources/tour-texts.ts';
import { type TourRow, tourCalls } from '#domain/contract/resources/tours.ts';
import { publishLengths } from '#domain/publish-lengths.ts';
import { translationProgress } from '#domain/text/translation-progress.ts';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/tour-editor.ts';
import { statuses } from '#words/office/tours.ts';
import * as translations from '#words/translations/office.ts';
import { FormSection, SectionFrame } from '../forms/form-section.tsx';
import type { FormReferences } from '../forms/form-words.ts';
import { useDrafts } from '../forms/use-drafts.ts';
import type { ObjectFormState } from '../forms/use-object-form.ts';
import { PageFrame } from '../page-frame.tsx';
import { PictureEditor } from '../pictures/picture-editor.tsx';
import { ReplyView, useReply } from '../reply.tsx';
import { settingsForms } from '../settings/settings-table.ts';
import { LanguageChoice } from '../translations/language-choice.tsx';
import { NEW_TOUR, NewTour } from './new-tour.tsx';
import { ObjectsList } from './objects-list.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { LastTourAction, TourButtons } from './tour-buttons.tsx';
import { TourHistory } from './tour-history.tsx';
import styles from './tour-page.module.css';
import { TourPreview } from './tour-preview.tsx';
import { questions, type SectionName, sectionFields, videos } from './tour-sections.ts';
import { useTourActions } from './use-tour-actions.ts';
import { useTourReferences } from './use-tour-references.ts';

/** The editor of a tour, in sections that are saved without a button (B10). */
export function TourPage({ id }: { id: number | 'new' }) {
  const drafts = useDrafts();

  if (drafts === null) return null;
  if (id === 'new') return <NewTour draft={drafts[NEW_TOUR]} />;
  return <TourEditor id={id} drafts={drafts} />;
}

function TourEditor({ id, drafts }: { id: number; drafts: ReadTour['drafts'] }) {
  const reading = useReply(tourCalls.retrieve, { id });
  const references = useTourReferences();

  return (
    <PageFrame
      width="narrow"
      back={{ href: deskHref.tours(), label: words.back }}
      title={reading.reply ? String(reading.reply['title']) : undefined}
      note={reading.reply && statuses[reading.reply['status'] as TourRow['status']]}
    >
      <ReplyView reading={reading} loading={words.loading}>
        {(tour) => <Sections {...{ tour, drafts, references }} etag={reading.etag} />}
      </ReplyView>
    </PageFrame>
  );
}

function Sections(read: ReadTour) {
  const { tour } = read;
  const { id } = tour;
  const actions = useTourActions();
  const row = { id, title: String(tour['title']), status: tour['status'] as TourRow['status'] };

  return (
    <>
      <LastTourAction actions={actions} />
      <PublishPanel
        id={id}
        title={row.title}
        isBusy={actions.isBusy}
        onPublish={() => void actions.setStatus(row, 'published')}
      />
      <EditorSection {...read} name="texts">
        {({ inputs }) => <TourPreview tour={id} inputs={inputs} />}
      </EditorSection>
      <EditorSection {...read} name="answers" />
      <EditorSection {...read} name="faq" />
      <OwnObjects read={read} name="guides" />
      <EditorSection {...read} name="pictures" hasOwnControls>
        {(form) => <PictureEditor tour={id} form={form} />}
      </EditorSection>
      <SectionFrame title={words.sections.videos}>
        <ObjectsList
          objects={videos}
          query={{ experience: id }}
          initial={{ experience: id }}
          title={(it) => String(it['title'] || it['url'])}
          words={words.objects.videos}
          add={words.addVideo}
          none={words.noVideos}
        />
      </SectionFrame>
      <EditorSection {...read} name="place">
        {() => <LinkButton href={deskHref.settings('meeting-points', 'new')}>{words.addMeetingPoint}</LinkButton>}
      </EditorSection>
      <SectionFrame title={words.pagesTitle}>
        <ul className={`${list.rows} ${styles.missing}`}>
          {(['schedule', 'rates', 'prices'] as const).map((section) => (
            <li key={section}>
              <Link href={deskHref.tour(id, section)}>{words.pages[section]}</Link>
            </li>
          ))}
        </ul>
      </SectionFrame>
      <EditorSection {...read} name="agenda" />
      <EditorSection {...read} name="facts" />
      <EditorSection {...read} name="rules">
        {() => <LinkButton href={deskHref.settings('cancellation-policies', 'new')}>{words.addPolicy}</LinkButton>}
      </EditorSection>
      <OwnObjects read={read} name="extras" initial={{ currency: tour['currency'], pricing: 'unit' }} />
      <SectionFrame title={words.sections.questions}>
        <ObjectsList
          objects={questions}
          query={{ experience: id }}
          initial={{ experience: id, scope: 'booking', type: 'string' }}
          title={(it) => String(it['title'])}
          words={words.objects.questions}
          add={words.addQuestion}
          none={words.noQuestions}
        />
      </SectionFrame>
      <TourLanguages id={id} />
      <TourHistory tour={id} />
      <div className={layout.row3}>
        <TourButtons tour={row} isComplete={false} actions={actions} />
      </div>
    </>
  );
}

/** The objects of the seller from which a tour takes some. `title`: the field that names an object. */
const ownObjects = {
  guides: { objects: settingsForms.guides, title: 'name', add: words.addGuide, summary: words.editGuides },
  extras: { objects: settingsForms['inventory-items'], title: 'title', add: words.addExtra, summary: words.editExtras },
};

interface OwnProps {
  read: ReadTour;
  name: keyof typeof ownObjects;
  /** The values of a new object. */
  initial?: SellerValues;
}

/** The choice of some of the seller's own objects for the tour, and the forms of the objects themselves. */
function OwnObjects({ read, name, initial = {} }: OwnProps) {
  const { title, summary, ...list } = ownObjects[name];

  return (
    <EditorSection {...read} name={name}>
      {({ inputs, setInputs }) => (
        <details className={styles.object}>
          <summary>{summary}</summary>
          <div className={layout.narrowStack4}>
            <ObjectsList
              {...{ ...list, initial }}
              words={words.objects[name]}
              query={{ ordering: title }}
              title={(it) => String(it[title])}
              none=""
              onCreated={({ id }) => setInputs({ ...inputs, [name]: [...(inputs[name] as string[]), String(id)] })}
            />
          </div>
        </details>
      )}
    </EditorSection>
  );
}

/** The share of a tour's texts in each other language of the shop, with links to translate them (G6). */
function TourLanguages({ id }: { id: number }) {
  const reading = useReply(readTourTexts, { id });

  if (reading.reply?.languages.length === 0) return null;
  return (
    <SectionFrame title={translations.title}>
      <ReplyView reading={reading} loading={translations.loading}>
        {({ languages, objects }) => (
          <LanguageChoice
            languages={languages.map((language) => ({ language, ...translationProgress(objects, language) }))}
            hrefOf={(language) => deskHref.translations(id, language)}
          />
        )}
      </ReplyView>
    </SectionFrame>
  );
}

/** A tour as the editor has read it. */
interface ReadTour {
  readonly tour: SellerObject;
  readonly etag: string | null;
  readonly drafts: Readonly<Record<string, FormDraft>>;
  readonly references: FormReferences;
}

interface SectionProps extends ReadTour {
  name: SectionName;
  hasOwnControls?: boolean;
  children?: (form: ObjectFormState) => ReactNode;
}

/** Some fields of a tour, which are saved without a button (B10). */
function EditorSection({ name, tour, ...rest }: SectionProps) {
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
