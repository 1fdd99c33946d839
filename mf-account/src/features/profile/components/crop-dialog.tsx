import { Button } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { squareOf } from '../api/square-of.ts';
import styles from './crop-dialog.module.css';

const most = 4;

/** The chosen part as others see it. */
function Preview({ url, part }: { url: string; part: Area }) {
  const place = {
    width: `${10_000 / part.width}%`,
    height: `${10_000 / part.height}%`,
    left: `${(-100 * part.x) / part.width}%`,
    top: `${(-100 * part.y) / part.height}%`,
  };
  return (
    <span className={styles['preview']}>
      <img src={url} alt="" style={place} />
    </span>
  );
}

type Props = {
  /** Of a picture that the browser can show. */
  url: string;
  /** Wider than high. */
  wide: boolean;
  /** The square that was chosen. */
  done: (square: File) => void;
  /** The browser cannot cut it after all: all of it, whose middle is then shown. */
  doneWhole: () => void;
  onClose: () => void;
};

/** Which part of a picture is seen: dragged, pinched, or moved with the arrow keys. */
export function CropDialog({ url, wide, done, doneWhole, onClose }: Props) {
  const zoomField = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [chosen, setChosen] = useState<{ part: Area; pixels: Area } | null>(null);
  const use = () => {
    if (chosen) squareOf(url, chosen.pixels).then(done, doneWhole);
  };
  return (
    <Dialog open title="What is seen of it?" intro="Move the picture, and come closer." onClose={onClose}>
      <div className={styles['stage']}>
        <Cropper
          image={url}
          aspect={1}
          cropShape="round"
          // The shorter side fills the stage: all of it can be chosen, and a small picture is not a dot.
          objectFit={wide ? 'vertical-cover' : 'horizontal-cover'}
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={most}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(part, pixels) => setChosen({ part, pixels })}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': 'What is seen. The arrow keys move the picture.' }}
          // Its styles are in ours: the page takes none from scripts.
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles['container'] ?? '',
            mediaClassName: styles[wide ? 'wide' : 'high'] ?? '',
            cropAreaClassName: styles['area'] ?? '',
          }}
        />
      </div>
      <div className={styles['controls']}>
        <label htmlFor={zoomField}>Closer</label>
        <input
          id={zoomField}
          type="range"
          min={1}
          max={most}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
        {chosen ? <Preview url={url} part={chosen.part} /> : <span className={styles['preview']} />}
      </div>
      <div className={styles['choices']}>
        <Button look="primary" disabled={!chosen} onClick={use}>
          Use this part
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
