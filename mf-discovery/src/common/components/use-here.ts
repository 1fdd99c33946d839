import { useState } from 'react';

/** Metres to a degree are many: this is one's quarter of the town, not one's door. */
const decimals = 2;

/** Where one is, once the browser was asked and has told; or why nobody knows. */
export function useHere() {
  const [here, setHere] = useState('');
  const [problem, setProblem] = useState('');
  const ask = (then: (point: string) => void, otherwise: () => void): void => {
    const say = () => {
      otherwise();
      setProblem('Your browser does not tell where you are. Allow it to, and choose again.');
    };
    if (!('geolocation' in navigator)) return say();
    const found = ({ coords }: GeolocationPosition) => {
      const point = `${coords.latitude.toFixed(decimals)},${coords.longitude.toFixed(decimals)}`;
      setHere(point);
      setProblem('');
      then(point);
    };
    return navigator.geolocation.getCurrentPosition(found, say, { maximumAge: 600_000, timeout: 10_000 });
  };
  return { here, problem, ask, settle: () => setProblem('') };
}
