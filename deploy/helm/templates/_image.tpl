{{- define "image" -}}
{{ .Values.image.repository }}{{ if .Values.image.digest }}@{{ .Values.image.digest }}{{ else }}:{{ or .Values.image.tag .Chart.AppVersion }}{{ end }}
{{- end -}}
